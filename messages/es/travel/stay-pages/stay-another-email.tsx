import type { Messages } from "#messages/en/index.ts";

export const stayAnotherEmail: Messages["stayAnotherEmail"] = {
	tooMany: ({ email }) =>
		`No hemos enviado otro correo a ${email}: ha recibido demasiados en la última hora. Inténtalo más tarde.`,
	sent: ({ email }) => `Hemos enviado otro correo a ${email}. Los enlaces de los anteriores ya no funcionan.`,
	notWaiting: "Esta reserva no espera ninguna confirmación.",
	title: "¿No te ha llegado nuestro correo?",
	button: "Enviar otro correo",
	busy: "Enviando...",
	text: ({ email }) => (
		<>
			Enviamos el enlace para confirmar tu reserva a {email}. Si no lo encuentras, mira en la carpeta de
			correo no deseado o pide otro correo.
		</>
	),
};
