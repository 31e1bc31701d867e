import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const overview: Messages["overview"] = {
	waitingHotels: {
		title: "Hoteles pendientes de aprobación",
		none: "No hay hoteles pendientes.",
		age: ({ age }) => `Pendiente desde hace ${age}`,
	},
	all: ({ count }) => `Ver los ${count}`,
	failedMails: {
		title: "Correos fallidos",
		latest: ({ shown, total }) => `Últimos ${shown} de ${total}`,
		none: "No ha fallado ningún correo.",
		to: ({ email, time }) => `Para ${email}, abandonado el ${time}`,
	},
	title: "Resumen",
	attention: "Requiere tu atención",
	groups: { Money: "Dinero", People: "Personas", Hotels: "Hoteles" },
	figures: {
		differences: ({ count }) => plural(count, { one: "diferencia abierta", other: "diferencias abiertas" }),
		failedComparisons: ({ count }) =>
			plural(count, {
				one: "comparación fallida con un proveedor",
				other: "comparaciones fallidas con proveedores",
			}),
		failedRefunds: ({ count }) =>
			plural(count, { one: "pago con un reembolso fallido", other: "pagos con un reembolso fallido" }),
		disputes: ({ count }) => plural(count, { one: "pago en disputa", other: "pagos en disputa" }),
		statements: ({ count }) =>
			plural(count, { one: "liquidación por saldar", other: "liquidaciones por saldar" }),
		unread: ({ count }) => plural(count, { one: "conversación sin leer", other: "conversaciones sin leer" }),
		newAccounts: ({ count }) =>
			plural(count, { one: "cuenta nueva en 7 días", other: "cuentas nuevas en 7 días" }),
		suspendedAccounts: ({ count }) =>
			plural(count, { one: "cuenta suspendida", other: "cuentas suspendidas" }),
		changedHotels: ({ count }) =>
			plural(count, {
				one: "hotel modificado desde su aprobación",
				other: "hoteles modificados desde su aprobación",
			}),
		suspendedHotels: ({ count }) => plural(count, { one: "hotel suspendido", other: "hoteles suspendidos" }),
		failingCalendars: ({ count }) =>
			plural(count, {
				one: "hotel con un calendario que falla",
				other: "hoteles con calendarios que fallan",
			}),
	},
};
