import type { Messages } from "#messages/en/index.ts";

export const joinTeam: Messages["joinTeam"] = {
	metaTitle: "Únete al equipo de un hotel",
	joined: ({ hotel, role }) => `Ya estás en el equipo de ${hotel}: ${role}.`,
	dead: "Una invitación se puede usar una vez, durante 7 días y hasta que se retire. Pide una nueva al propietario del hotel.",
	title: ({ hotel }) => `Únete al equipo de ${hotel}`,
	invites: ({ inviter, email, role }) => (
		<>
			{inviter} invita a {email}. Tu función: {role}.
		</>
	),
	ownerInvites: ({ email, role }) => (
		<>
			El propietario invita a {email}. Tu función: {role}.
		</>
	),
	home: "Ir a la página de inicio",
	button: "Unirme al equipo",
	busy: "Procesando...",
	staff: "Tu cuenta ya trabaja con todos los hoteles, así que no puede unirse a un equipo.",
	owner: ({ hotel, email }) =>
		`Eres el propietario de ${hotel}, así que no necesitas la invitación. Es para quien recibe el correo en ${email}.`,
	openToday: "Abrir hoy",
	signIn: "Iniciar sesión",
	createAccount: "Crear una cuenta",
	otherAddress: ({ signedInAs, email }) =>
		`Has iniciado sesión como ${signedInAs}. Cierra sesión, vuelve a abrir el enlace e inicia sesión con ${email}.`,
};
