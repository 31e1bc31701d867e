import type { Messages } from "#messages/en/index.ts";

export const pageTitles: Messages["pageTitles"] = {
	noConnection: "Keine Verbindung",
	wrong: "Etwas ist schiefgegangen",
	notFound: "Seite nicht gefunden",
	unavailable: "Versuchen Sie es gleich noch einmal",
	denied: "Zugriff verweigert",
};
