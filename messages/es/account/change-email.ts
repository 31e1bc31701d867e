import type { Messages } from "#messages/en/index.ts";

export const changeEmail: Messages["changeEmail"] = {
	sent: ({ email }) => `Hemos enviado un enlace de confirmación a ${email}. Funciona durante 7 días.`,
	isConfirmed: "Tu correo electrónico ya está confirmado.",
	title: "Cambiar tu correo electrónico",
	own: "Este ya es tu correo electrónico.",
	taken: "Otra cuenta usa este correo electrónico. Introduce otro.",
	asked: ({ newEmail }) =>
		`Hemos enviado un enlace a ${newEmail}. Ábrelo en un plazo de 24 horas para confirmar el cambio. Hasta entonces, tu correo electrónico no cambia.`,
	lead: ({ email }) =>
		`Tu correo electrónico actual es ${email}. Enviaremos un enlace al nuevo. El cambio se hace cuando lo abras.`,
	new: "Nuevo correo electrónico",
	current: "Contraseña actual",
	button: "Enviar enlace de confirmación",
};
