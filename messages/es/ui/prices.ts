import type { Messages } from "#messages/en/index.ts";

export const prices: Messages["prices"] = {
	now: "Ahora",
	before: ", antes",
	show: ({ what }) => `Mostrar ${what}`,
	taxesIncluded: "Impuestos incluidos",
	print: "Para imprimir, usa la opción Imprimir de tu navegador.",
	taxNumber: ({ number }) => `NIF: ${number}`,
	qrCode: ({ name }) => `Código QR: ${name}`,
};
