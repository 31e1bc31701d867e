import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { setMarketName } from "./common/market/market-name.ts";
import { markForeignLimits } from "./ui/hydrated/foreign-limits.ts";

// The texts of hydrated screens are made here again, with the same name.
const { loaderData } = window.__remixContext.state;
const name = (loaderData?.root as { marketName?: string } | undefined)?.marketName;
if (name) setMarketName(name);

markForeignLimits();

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
