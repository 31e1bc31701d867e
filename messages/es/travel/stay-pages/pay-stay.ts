import type { Messages } from "#messages/en/index.ts";

export const payStay: Messages["payStay"] = {
	newDatesTitle: "Paga tus nuevas fechas",
	title: "Pagar en línea",
	newDates: ({ amount, until, stay }) =>
		`Paga ${amount} antes del ${until}, hora del hotel, para cambiar tus fechas a ${stay}. Hasta entonces te guardamos la habitación. Si no pagas, tu reserva se queda como está.`,
	text: ({ amount, until }) =>
		`Paga ${amount} antes del ${until}, hora del hotel, para conservar la habitación.`,
	unreachable: "Ahora mismo no podemos conectar con nuestro proveedor de pagos. Tu reserva está guardada.",
	retry: "Reintentar",
	busy: "Reintentando...",
	button: ({ amount }) => `Pagar ${amount} ahora`,
};
