import type { Messages } from "#messages/en/index.ts";

export const teamMail: Messages["teamMail"] = {
	invitation: {
		subject: ({ hotel }) => `Únete al equipo de ${hotel}`,
		text: ({ inviter, hotel, market }) => `${inviter} te invita a trabajar para ${hotel} en ${market}.`,
		role: ({ role, may }) => `Tu función: ${role}. ${may}`,
		works: "Puedes usar el enlace una vez, durante 7 días. Si no conoces el hotel, ignora este correo.",
		open: "Abrir la invitación",
	},
	removed: {
		subject: ({ hotel }) => `Ya no estás en el equipo de ${hotel}`,
		text: ({ hotel }) => `Ya no puedes abrir las reservas ni las páginas de ${hotel}. Tu cuenta se conserva.`,
		open: "Abrir tu cuenta",
	},
	joined: {
		subject: ({ colleague, hotel }) => `${colleague} está en el equipo de ${hotel}`,
		text: ({ colleague, email, hotel }) =>
			`${colleague} (${email}) ha aceptado la invitación al equipo de ${hotel}.`,
		role: ({ role, may }) => `Su función: ${role}. ${may}`,
		change: "Puedes cambiar su función o quitarle del equipo en cualquier momento.",
		open: "Abrir el equipo",
	},
};
