import type { Messages } from "#messages/en/index.ts";

export const confirmEmail: Messages["confirmEmail"] = {
	title: "Confirma tu correo electrónico",
	done: ({ email }) => `Correo electrónico confirmado: ${email}`,
	notConfirmed: "Tu correo electrónico no está confirmado",
	otherAccount:
		"Este enlace es de otra cuenta. Cierra la sesión, inicia sesión con esa cuenta y abre de nuevo el enlace.",
	taken: "Otra cuenta usa ahora este correo electrónico. Tu cuenta conserva el actual.",
	another: "Elegir otro correo",
	newTitle: "Confirma tu nuevo correo electrónico",
	newLead: "Iniciarás sesión con este correo y te enviaremos nuestros mensajes a él.",
	lead: "Los pedidos y reservas que hiciste con este correo sin cuenta se añadirán a tu cuenta.",
	button: "Confirmar correo electrónico",
	deadLink:
		"El enlace funciona una vez y durante un tiempo limitado, y uno más reciente lo sustituye. Si ya has confirmado tu correo, no tienes que hacer nada.",
	settings: "Ir a los ajustes de correo",
};
