import type { Messages } from "#messages/en/index.ts";

export const leaveTeam: Messages["leaveTeam"] = {
	leave: "Dejar el equipo",
	removeTitle: "Quitar del equipo",
	left: ({ hotel }) => `Has dejado el equipo de ${hotel}.`,
	removed: ({ name }) => `${name} ya no está en el equipo.`,
	leaveQuestion: ({ hotel }) => `¿Dejar el equipo de ${hotel}?`,
	removeQuestion: ({ name }) => `¿Quitar a ${name} del equipo?`,
	remove: "Quitar",
	leaving: "Saliendo...",
	removing: "Quitando...",
	leaveText: "Ya no podrás abrir sus reservas ni sus páginas. Para volver, necesitarás una nueva invitación.",
	removeText: ({ name, hotel }) =>
		`${name} ya no podrá abrir las reservas ni las páginas de ${hotel}, de inmediato y en todos sus dispositivos. Le enviamos un correo.`,
};
