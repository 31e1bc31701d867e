import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const conversationMails: Messages["conversationMails"] = {
	toCustomer: {
		link: "Leer y responder",
		after: "Para responder, usa el enlace. Las respuestas a este correo no se añaden a la conversación.",
		subject: {
			contact: ({ from }) => `${from} ha respondido a tu mensaje`,
			partner: ({ from }) => `${from} ha respondido a tu solicitud de socio`,
			order: ({ from, number }) => `${from} te ha escrito sobre tu pedido ${number}`,
			stay: ({ from, number }) => `${from} te ha escrito sobre tu estancia ${number}`,
			move: ({ from, number }) => `${from} te ha escrito sobre tu mudanza ${number}`,
		},
		body: {
			contact: ({ from }) => `${from} ha respondido al mensaje que nos enviaste.`,
			partner: ({ from }) => `${from} te ha enviado un mensaje sobre tu solicitud de socio.`,
			order: ({ from, number }) => `${from} te ha enviado un mensaje sobre tu pedido ${number}.`,
			stay: ({ from, number }) => `${from} te ha enviado un mensaje sobre tu estancia ${number}.`,
			move: ({ from, number }) => `${from} te ha enviado un mensaje sobre tu mudanza ${number}.`,
		},
	},
	toDesk: {
		link: "Abrir en la bandeja de entrada",
		subject: {
			contact: ({ from }) => `${from} ha escrito sobre un mensaje de la página de contacto`,
			partner: ({ from }) => `${from} ha escrito sobre una solicitud de socio`,
			order: ({ from, number }) => `${from} ha escrito sobre el pedido ${number}`,
			stay: ({ from, number }) => `${from} ha escrito sobre la estancia ${number}`,
			move: ({ from, number }) => `${from} ha escrito sobre la mudanza ${number}`,
		},
		body: {
			contact: ({ from }) => `${from} ha enviado un mensaje sobre un mensaje de la página de contacto.`,
			partner: ({ from }) => `${from} ha enviado un mensaje sobre una solicitud de socio.`,
			order: ({ from, number }) => `${from} ha enviado un mensaje sobre el pedido ${number}.`,
			stay: ({ from, number }) => `${from} ha enviado un mensaje sobre la estancia ${number}.`,
			move: ({ from, number }) => `${from} ha enviado un mensaje sobre la mudanza ${number}.`,
		},
	},
	invitation: {
		subject: ({ market }) => `Te damos la bienvenida a la red de socios de ${market}`,
		accepted: ({ market }) => `Hemos aceptado tu solicitud para unirte a la red de socios de ${market}.`,
		body: "Abre una cuenta de hotel con este correo electrónico. Después podrás publicar tu hotel y sus habitaciones. Los revisamos antes de que los huéspedes puedan reservar.",
		link: "Abrir una cuenta de hotel",
		once: ({ days }) => `Puedes usar el enlace una vez, en un plazo de ${days} días.`,
		ignore: "Si no has enviado ninguna solicitud, ignora este correo.",
	},
	photos: ({ count }) => plural(count, { one: "Incluye 1 imagen.", other: `Incluye ${count} imágenes.` }),
};
