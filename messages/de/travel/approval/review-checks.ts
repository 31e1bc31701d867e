import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviewChecks: Messages["reviewChecks"] = {
	title: "Prüfung",
	nothing: "Es fehlt nichts",
	allThere: "Fotos, Zimmer, Preise, Adresse, Inhaber und Verkäuferangaben sind vollständig.",
	waiting: "Wartet auf Freigabe",
	missing: "Fehlt noch",
	waitingText: "Wir prüfen das Hotel und schreiben Ihnen. Bis zur Freigabe können Gäste es nicht finden.",
	beforeReview: "Bevor wir es prüfen:",
	beforeSubmit: "Bevor Sie es einreichen:",
	problem: "Problem: ",
	warning: "Hinweis: ",
	problems: ({ count }) => plural(count, { one: `${count} Problem`, other: `${count} Probleme` }),
	warnings: ({ count }) => plural(count, { one: `${count} Hinweis`, other: `${count} Hinweise` }),
};
