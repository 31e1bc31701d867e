import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Messages } from "#messages/en/index.ts";
import { readLanguageFrom } from "./common/language/current-language.ts";
import type { Language } from "./common/language/languages.ts";
import { addMessages } from "./common/language/messages.ts";
import { setMarketName } from "./common/market/market-name.ts";
import { markForeignLimits } from "./ui/hydrated/foreign-limits.ts";

// The texts of hydrated screens are made here again, with the same name.
const { loaderData } = window.__remixContext.state;
const root = loaderData?.root as { marketName: string; languages: Language[] } | undefined;
if (root) setMarketName(root.marketName);

const languages = root?.languages ?? ["en"];
const language = document.documentElement.lang as Language;
const prefix = language === languages[0] ? "" : `/${language}`;
// The framework's script takes this off each path; the server already has.
if (prefix) Object.assign(window.__remixContext, { basename: prefix, url: location.pathname });
readLanguageFrom(() => ({ language, prefix }), languages);
const catalogs = import.meta.glob<{ messages: Messages }>("../messages/*/index.ts");
const catalog = await catalogs[`../messages/${language}/index.ts`]?.();
if (catalog) addMessages({ [language]: catalog.messages });

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
