import type { Messages } from "#messages/en/index.ts";

export const stayAnotherEmail: Messages["stayAnotherEmail"] = {
	tooMany: ({ email }) =>
		`Não enviámos outro e-mail para ${email}: recebeu demasiados na última hora. Tente mais tarde.`,
	sent: ({ email }) => `Enviámos outro e-mail para ${email}. Os links dos anteriores deixaram de funcionar.`,
	notWaiting: "Esta reserva não aguarda confirmação.",
	title: "Não recebeu o nosso e-mail?",
	button: "Enviar outro e-mail",
	busy: "A enviar...",
	text: ({ email }) => (
		<>
			Enviamos o link para confirmar a sua reserva para {email}. Se não o encontrar, veja na pasta de spam ou
			peça outro e-mail.
		</>
	),
};
