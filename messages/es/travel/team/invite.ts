import type { Messages } from "#messages/en/index.ts";

export const invite: Messages["invite"] = {
	enterEmail: "Introduce el correo electrónico de tu compañero.",
	tooMany: "Esta dirección ha recibido varias invitaciones en una hora. Inténtalo más tarde.",
	closed: "El hotel está archivado, suspendido o no aprobado, así que no puede invitar a compañeros.",
	isMember: "Esta persona ya está en el equipo.",
	full: ({ limit }) =>
		`Un equipo tiene como máximo ${limit} miembros e invitaciones. Quita primero a alguien.`,
	sent: ({ email }) => `Hemos enviado una invitación a ${email}. Su enlace es válido durante 7 días.`,
	title: "Invitar a un compañero",
	intro: "Le enviamos un enlace por correo. Se une con una cuenta que tenga el mismo correo electrónico.",
	button: "Enviar invitación",
	busy: "Enviando...",
	onlyOwner: "Solo el propietario invita y quita miembros.",
	archived: "El hotel está archivado. Restáuralo para invitar a compañeros.",
	refused: "El hotel no está aprobado. Solicita de nuevo la aprobación para invitar a compañeros.",
	suspended: "El hotel está suspendido, así que no puede invitar a compañeros.",
	withdrawn: "La invitación se ha retirado. Su enlace ya no funciona.",
};
