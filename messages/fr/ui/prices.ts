import type { Messages } from "#messages/en/index.ts";

export const prices: Messages["prices"] = {
	now: "Maintenant",
	before: ", avant",
	show: ({ what }) => `Afficher : ${what}`,
	taxesIncluded: "Taxes comprises",
	print: "Pour imprimer, utilisez la commande Imprimer de votre navigateur.",
	taxNumber: ({ number }) => `Numéro fiscal : ${number}`,
	qrCode: ({ name }) => `Code QR : ${name}`,
};
