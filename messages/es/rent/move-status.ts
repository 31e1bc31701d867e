import type { Messages } from "#messages/en/index.ts";

export const moveStatus: Messages["moveStatus"] = {
	label: {
		pending: "Pendiente",
		offered: "A la espera del cliente",
		confirmed: "Confirmada",
		delivered: "Entregada",
		cancelled: "Cancelada",
		rejected: "Rechazada",
	},
	ownOffered: "Precio por aceptar",
	forCustomer: {
		pending: "Hemos recibido tu solicitud y la confirmaremos pronto.",
		offered: "Tenemos un precio para tu mudanza. Acéptalo para confirmarla.",
		confirmed: "Tu mudanza está confirmada. Llegaremos a la hora que ves abajo.",
		delivered: "Tu mudanza ha terminado. Gracias por mudarte con nosotros.",
		cancelled: "Esta reserva está cancelada. No iremos a recoger nada.",
		rejected: "Lo sentimos, no podemos hacer esta mudanza. Prueba con otra fecha.",
	},
	current: {
		pending: "Esta reserva está pendiente.",
		confirmed: "Esta reserva está confirmada.",
		delivered: "Esta reserva está entregada y ya no se puede cambiar.",
		cancelled: "Esta reserva está cancelada y ya no se puede cambiar.",
		rejected: "Esta reserva está rechazada y ya no se puede cambiar.",
	},
	booked: "Reservada",
	changed: "Cambiada",
	changedFromTo: ({ from, to }) => `Cambiada de ${from} a ${to}`,
	inSentence: {
		pending: "pendiente",
		confirmed: "confirmada",
		delivered: "entregada",
		cancelled: "cancelada",
		rejected: "rechazada",
	},
};
