import type { Messages } from "#messages/en/index.ts";

export const partnerRequests: Messages["partnerRequests"] = {
	accept: {
		title: "Aceptar una solicitud de socio",
		done: ({ email }) => `La solicitud está aceptada. Hemos enviado una invitación a ${email}.`,
		gone: "Esta solicitud ya no existe.",
		already: ({ email }) => `Esta solicitud ya está aceptada: la invitación se envió a ${email}.`,
		isHotel: ({ email }) => `${email} ya tiene una cuenta de hotel. Escríbele un mensaje.`,
		isStaff: ({ email, role }) =>
			`${email} pertenece a una cuenta del personal (${role}). Usa otra dirección.`,
		question: "¿Aceptar esta solicitud de socio?",
		lead: "Enviamos por correo una invitación para abrir una cuenta de hotel. Su enlace se puede usar una vez, durante 14 días.",
		button: "Aceptar e invitar",
		busy: "Aceptando...",
		link: "Aceptar solicitud",
	},
	goBack: "Volver",
	again: {
		outdated: "Vuelve a abrir la solicitud y pulsa allí el botón.",
		done: "Hemos enviado una nueva invitación. Su enlace sustituye al anterior.",
		notNeeded: "Esta solicitud ya no necesita una invitación.",
		button: "Reenviar invitación",
	},
	invitation: {
		title: "Abre una cuenta de hotel",
		done: ({ market }) =>
			`Te damos la bienvenida a la red de socios de ${market}. Tu cuenta ya es una cuenta de hotel.`,
		dead: "Una invitación se puede usar una vez, durante 14 días. Si ya abriste tu cuenta de hotel, inicia sesión. Si no, pídenos una nueva.",
		contact: "Contacta con nosotros",
		lead: ({ market, email }) =>
			`Te damos la bienvenida a la red de socios de ${market}. La invitación es para ${email}.`,
		becomes:
			"Tu cuenta pasa a ser una cuenta de hotel: con ella publicas hoteles y gestionas sus reservas. Se conserva lo que has pedido y reservado.",
		button: "Convertir en cuenta de hotel",
		hasAccount: "Esta dirección ya tiene una cuenta. Inicia sesión para convertirla en una cuenta de hotel.",
		create: "Crear una cuenta de hotel",
		isStaff: "La tuya es una cuenta del personal, así que no puede convertirse en una cuenta de hotel.",
		signedInAs: ({ email }) => `Has iniciado sesión como ${email}. Cierra sesión y vuelve a abrir el enlace.`,
	},
	decline: {
		title: "Rechazar una solicitud de socio",
		already: "Esta solicitud ya se aceptó o se rechazó.",
		enterAnswer: "Introduce una respuesta.",
		anAnswer: "La respuesta",
		done: "La solicitud se ha rechazado y la conversación se ha cerrado.",
		usual: ({ market }) =>
			`Gracias por tu interés en la red de socios de ${market}. En este momento no podemos aceptar tu solicitud.`,
		question: "¿Rechazar esta solicitud de socio?",
		answer: "Respuesta",
		emailed: ({ email }) =>
			`La enviamos por correo a ${email}. La conversación se cierra y se reabre cuando escribe.`,
		noEmail:
			"No tenemos su correo electrónico, así que comunícaselo también por tu cuenta. La conversación se cierra.",
		button: "Rechazar y responder",
		busy: "Rechazando...",
		link: "Rechazar",
	},
	declined: ({ date }) => `Rechazada el ${date}.`,
	isAccepted: "Aceptada.",
	acceptedBy: ({ name }) => `Aceptada por ${name}.`,
	hasHotelAccount: ({ email }) => `${email} tiene una cuenta de hotel.`,
	invited: ({ email }) => `Hemos invitado a ${email} a abrir una cuenta de hotel.`,
};
