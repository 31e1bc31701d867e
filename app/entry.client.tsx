import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<Screen />
		</StrictMode>,
	);
});

/**
 * The hydrated screen. It tells `watch-start.js` that hydration is done. Like on the server, it has one
 * child: a second child would change the ids that React generates.
 */
function Screen() {
	useEffect(() => void document.dispatchEvent(new Event("started")), []);
	return <RemixBrowser />;
}
