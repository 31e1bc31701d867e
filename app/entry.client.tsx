import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<RemixBrowser />
			<Started />
		</StrictMode>,
	);
});

/** Tells `watch-start.js` that the screen is hydrated. */
function Started() {
	useEffect(() => void document.dispatchEvent(new Event("started")), []);
	return null;
}
