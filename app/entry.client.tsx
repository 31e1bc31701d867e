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
 * The screen, which tells `watch-start.js` that it is hydrated. It has one child, as on the server: with a second one
 * React would give its elements other ids than those in the page.
 */
function Screen() {
	useEffect(() => void document.dispatchEvent(new Event("started")), []);
	return <RemixBrowser />;
}
