import type { Messages } from "#messages/en/index.ts";

export const prices: Messages["prices"] = {
	now: "Jetzt",
	before: ", vorher",
	show: ({ what }) => `${what} anzeigen`,
	taxesIncluded: "Inklusive Steuern",
	print: "Verwenden Sie zum Drucken die Druckfunktion Ihres Browsers.",
	taxNumber: ({ number }) => `Steuernummer: ${number}`,
	qrCode: ({ name }) => `QR-Code: ${name}`,
};
