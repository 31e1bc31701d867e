import type { Messages } from "#messages/en/index.ts";

export const prices: Messages["prices"] = {
	now: "Agora",
	before: ", antes",
	show: ({ what }) => `Mostrar ${what}`,
	taxesIncluded: "Impostos incluídos",
	print: "Para imprimir, use o comando Imprimir do navegador.",
	taxNumber: ({ number }) => `NIF: ${number}`,
	qrCode: ({ name }) => `Código QR: ${name}`,
};
