import type { Messages } from "#messages/en/index.ts";

export const discountCode: Messages["discountCode"] = {
	notYet: ({ date }) => `Este código es válido a partir del ${date}. Quítalo por ahora.`,
	tooLittle: ({ minimum }) =>
		`Este código requiere un pedido mínimo de ${minimum}. Añade artículos o quítalo.`,
	invalid: "Este código no es válido. Comprueba cómo lo has escrito o quítalo.",
	inactive: "Este código no está activo. Quítalo o prueba con otro.",
	expired: "Este código ha caducado. Quítalo o prueba con otro.",
	usedUp: "Este código ha alcanzado su límite de usos. Quítalo o prueba con otro.",
};
