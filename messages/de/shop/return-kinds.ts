import type { Messages } from "#messages/en/index.ts";

export const returnKinds: Messages["returnKinds"] = {
	withdrawal: {
		label: "Ich habe es mir anders überlegt",
		hint: "Innerhalb von 14 Tagen nach Lieferung, ohne Angabe von Gründen.",
	},
	return: {
		label: "Mit dem Artikel stimmt etwas nicht",
		hint: "Defekt, nicht wie beschrieben oder nicht bestellt: innerhalb von 2 Jahren nach Lieferung.",
	},
};
