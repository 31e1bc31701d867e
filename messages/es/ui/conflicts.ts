import type { Messages } from "#messages/en/index.ts";

const toStatus = (to: string | undefined) => (to === undefined ? "" : ` al estado «${to}»`);

export const conflicts: Messages["conflicts"] = {
	things: {
		account: "esta cuenta",
		booking: "esta reserva",
		category: "esta categoría",
		"delivery method": "este método de envío",
		discount: "este descuento",
		driver: "este conductor",
		extra: "este extra",
		hotel: "este hotel",
		market: "este sitio",
		order: "este pedido",
		parcel: "este paquete",
		product: "este producto",
		rate: "este porcentaje",
		offer: "esta oferta",
		"rate card": "este tarifario",
		"reply template": "esta plantilla de respuesta",
		return: "esta devolución",
		room: "esta habitación",
		seller: "este vendedor",
		statement: "esta liquidación",
		"tax class": "esta clase de impuesto",
		"tax rate": "este tipo impositivo",
		translation: "esta traducción",
		vehicle: "este vehículo",
		zone: "esta zona",
	},
	own: ({ thing, to }) => `Has cambiado ${thing}${toStatus(to)} en otra pestaña`,
	byOther: ({ thing, by, to }) => `${by} ha cambiado ${thing}${toStatus(to)}`,
	byUnknown: ({ thing, to }) => `Alguien ha cambiado ${thing}${toStatus(to)}`,
	sentence: ({ change, when }) => (when ? `${change} (${when}).` : `${change}.`),
	whileEditing: ({ change, when }) =>
		`${change} mientras editabas${when ? ` (${when})` : ""}. Tus cambios siguen aquí. Revisa las diferencias y guarda de nuevo para conservar los tuyos.`,
};
