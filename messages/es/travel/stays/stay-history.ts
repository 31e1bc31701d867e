import type { Messages } from "#messages/en/index.ts";

export const stayHistory: Messages["stayHistory"] = {
	note: "Nota",
	dates: ({ from, to, total }) => `Fechas cambiadas de ${from} a ${to}, total ${total}`,
	checkInUndone: "Entrada deshecha",
	checkOutUndone: "Salida deshecha",
	requested: ({ total }) => `Solicitada, ${total}`,
	booked: ({ total }) => `Reservada, ${total}`,
	withFee: ({ status, fee }) => `${status}, cargo de ${fee}`,
	refundReturned: ({ money }) => `Reembolso de ${money} devuelto por el banco`,
	refunded: ({ money }) => `Reembolsado: ${money}`,
	paidOnline: ({ money }) => `Pagado en línea: ${money}`,
	paidAtHotel: {
		cash: ({ money }) => `Pagado en el hotel, efectivo: ${money}`,
		card: ({ money }) => `Pagado en el hotel, tarjeta: ${money}`,
		transfer: ({ money }) => `Pagado en el hotel, transferencia: ${money}`,
	},
	givenBack: {
		cash: ({ money }) => `Devuelto en el hotel, efectivo: ${money}`,
		card: ({ money }) => `Devuelto en el hotel, tarjeta: ${money}`,
		transfer: ({ money }) => `Devuelto en el hotel, transferencia: ${money}`,
	},
	method: { cash: "Efectivo", card: "Tarjeta", transfer: "Transferencia bancaria" },
	unit: ({ name, before }) =>
		before ? `Cambio de la habitación ${before} a la ${name}` : `Habitación ${name}`,
	noUnit: "Sin número de habitación",
	unitFrom: ({ date }) => `Desde el ${date}`,
};
