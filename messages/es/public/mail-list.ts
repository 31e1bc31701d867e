import type { Messages } from "#messages/en/index.ts";

export const mailList: Messages["mailList"] = {
	title: "Correos",
	to: "Para",
	subject: "Asunto",
	created: "Creado",
	noServer:
		"No hay ningún servidor de correo configurado, así que estos correos no se han enviado. Léelos aquí y transmite lo urgente.",
	none: {
		text: "Aquí aparece un correo cuando alguien se registra, restablece una contraseña, hace un pedido o una reserva.",
		title: "Aún no hay correos",
		link: "Pedir un correo para restablecer la contraseña",
	},
	caption: "Correos, los más recientes primero",
	one: "Correo",
	all: "Todos los correos",
	toAt: ({ address, time }) => `Para ${address}, creado el ${time}`,
	states: {
		folder: "Guardado en carpeta",
		failed: "Fallido",
		retrying: "Reintentando",
		waiting: "En espera",
	},
};
