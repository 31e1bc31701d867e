import type { Messages } from "#messages/en/index.ts";

export const team: Messages["team"] = {
	invitations: {
		title: "Invitaciones",
		inviter: "Enviada por",
		link: "Enlace",
		expired: ({ date }) => `Caducó el ${date}`,
		works: ({ date }) => `Válido hasta el ${date}`,
		sending: "Enviando...",
		withdrawing: "Retirando...",
		sendAgain: ({ to, email }) => <>Reenviar{to(` a ${email}`)}</>,
		withdraw: ({ rest, email }) => <>Retirar{rest(` la invitación de ${email}`)}</>,
	},
	email: "Correo electrónico",
	role: "Función",
	members: {
		title: "Miembros",
		member: "Miembro",
		since: "Desde",
		actions: ({ name }) => `Acciones de ${name}`,
		changeRole: "Cambiar función",
		leave: "Dejar el equipo",
		remove: "Quitar",
		you: ({ name }) => `${name} (tú)`,
	},
	own: {
		title: "Tus equipos",
		leave: ({ rest, hotel }) => <>Dejar el equipo{rest(` de ${hotel}`)}</>,
	},
	title: ({ hotel }) => `Equipo de ${hotel}`,
	untitled: "Equipo de un hotel",
};
