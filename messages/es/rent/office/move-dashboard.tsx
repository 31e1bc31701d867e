import type { Messages } from "#messages/en/index.ts";

export const moveDashboard: Messages["moveDashboard"] = {
	statusChanged: {
		confirmed: "¡Reserva confirmada!",
		rejected: "¡Reserva rechazada!",
		delivered: "¡Reserva entregada!",
		cancelled: "¡Reserva cancelada!",
	},
	filters: { from: "Fecha de inicio", to: "Fecha de fin", search: "Nombre, teléfono, dirección, fecha…" },
	table: {
		client: "Cliente",
		route: "Ruta y vehículo",
		noVehicle: "Sin vehículo",
		priceNeeded: "Falta el precio",
		noPrice: "Sin precio",
		actions: ({ name }) => `Acciones de ${name}`,
		places: ({ from, to, quiet }) => (
			<>
				{from}
				{quiet("a")} {to}
			</>
		),
	},
	offer: {
		open: ({ price }) => (
			<>
				El cliente aún no ha aceptado el precio de {price}. Confirma la reserva tú solo si lo ha aceptado de
				otra forma, por ejemplo, por teléfono.
			</>
		),
		wanted: "Tus tarifas no dan ningún precio para esta mudanza. El cliente está esperando uno.",
		byEmail:
			"Cuando envías un precio, el cliente recibe un correo y lo acepta en la página de seguimiento. Entonces la mudanza queda confirmada.",
		onPage:
			"Cuando envías un precio, el cliente lo ve en la página de seguimiento. Entonces la mudanza queda confirmada.",
		call: ({ phone }) => <>No hay correo electrónico. Llama al {phone} después de enviar el precio.</>,
		price: ({ currency }) => `Precio, ${currency}`,
		hint: ({ example }) => `El precio completo de la mudanza, como ${example}`,
		free: "Esta mudanza es gratis",
		send: "Enviar precio",
		sendNew: "Enviar nuevo precio",
		withdraw: "Retirar precio",
	},
	confirmation: {
		sent: ({ price }) => `¡Precio de ${price} enviado!`,
		agreed: ({ price }) => <>El cliente ha aceptado {price}.</>,
		withdrawn: "¡Precio retirado! La reserva necesita otro precio.",
		enterPrice: "Introduce el precio.",
		whenAccepted: "La mudanza queda confirmada cuando el cliente lo acepta.",
		noEmail:
			"No tenemos su correo electrónico: pide al cliente por teléfono que lo acepte en la página de seguimiento.",
		otherPrice: "Envía este precio al cliente o deja el que había.",
		done: "¡Reserva confirmada!",
	},
	back: "Volver a la lista",
	deletion: {
		reopen: "Abre el menú de la reserva y elige de nuevo la acción.",
		done: "¡Reserva eliminada!",
		title: "Eliminar reserva",
		question: ({ name }) =>
			`¿Seguro que quieres ELIMINAR DEFINITIVAMENTE la reserva de ${name}? Esta acción no se puede deshacer.`,
		consequence:
			"También se elimina la página de seguimiento del cliente. Para poner fin a la reserva y conservar su historial, cancélala.",
	},
	history: {
		atBy: ({ at, by }) => (
			<>
				{at}, por {by}
			</>
		),
		theCustomer: "el cliente",
		title: ({ name }) => `Reserva de ${name}`,
		noEmail: "Sin correo electrónico",
	},
	rescheduling: {
		donePendingAgain: "¡Fecha de la reserva cambiada! Vuelve a estar pendiente.",
		doneStillPending: "¡Fecha de la reserva cambiada! Sigue pendiente.",
		now: ({ date, time }) => `La mudanza es el ${date} a las ${time}.`,
		pendingAgain: "La reserva vuelve a estar pendiente hasta que confirmes la nueva hora.",
		staysPending: "La reserva sigue pendiente hasta que la confirmes.",
		title: ({ name }) => `Cambiar la fecha de la reserva de ${name}`,
		button: "Cambiar fecha de la reserva",
		busy: "Cambiando...",
	},
	title: "Reservas de mudanza",
	nothingFound: "Ninguna reserva coincide con tu búsqueda.",
	nothingYet: "Aún no hay reservas. Las nuevas aparecerán aquí automáticamente.",
	views: {
		toConfirm: "Por confirmar",
		unassigned: "Sin asignar",
	},
};
