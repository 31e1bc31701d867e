import type { Messages } from "#messages/en/index.ts";

export const contact: Messages["contact"] = {
	enterMessage: "Escribe tu mensaje.",
	title: "Contacto",
	description: ({ market }) => `Contacta con ${market}. Leemos todos los mensajes y respondemos por correo.`,
	thanks: ({ address }) => `Gracias por tu mensaje. Responderemos a ${address}.`,
	lead: "Leemos todos los mensajes y respondemos por correo.",
	name: "Tu nombre",
	messageHint: "Hasta 1000 caracteres. Incluye tu número de pedido o de reserva si lo tienes.",
	send: "Enviar mensaje",
	faster: "Ayuda más rápida",
	track: {
		text: "Consulta su estado actual y su historial.",
		title: "¿Dónde está mi pedido o reserva?",
		link: "Seguir un pedido o una reserva",
	},
	data: {
		text: "En tu perfil, o por correo si no tienes cuenta.",
		title: "¿Cómo descargo o elimino mis datos?",
		link: "Obtén o borra tus datos",
	},
	partner: {
		text: "Trabajamos con hoteles, transportistas y vendedores.",
		title: ({ market }) => `¿Cómo vendo o alquilo en ${market}?`,
		link: "Hazte socio",
	},
};
