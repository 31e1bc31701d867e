import type { Messages } from "#messages/en/index.ts";

export const login: Messages["login"] = {
	title: "Iniciar sesión",
	toContinue: "Inicia sesión para continuar.",
	email: "Correo electrónico",
	password: "Contraseña",
	busy: "Iniciando sesión...",
	forgot: "¿Has olvidado tu contraseña?",
	createAccount: "Crear una cuenta",
	wrong: "El correo o la contraseña no son correctos. Comprueba los dos e inténtalo de nuevo.",
	wrongPasskey:
		"No se ha iniciado la sesión con una llave de acceso. Inténtalo de nuevo o usa tu contraseña.",
	newTo: ({ market }) => `¿No tienes cuenta en ${market}?`,
	withProvider: ({ provider }) => `Iniciar sesión con ${provider}`,
	otherOrigin: ({ origin }) =>
		`Las llaves de acceso solo funcionan en ${origin}. Abre el sitio allí o usa tu contraseña.`,
	forgotten: {
		lead: "Te enviaremos un enlace para elegir otra.",
		send: "Enviar enlace",
		busy: "Enviando...",
		back: "Volver a iniciar sesión",
		sentTitle: "Revisa tu correo",
		sent: "Si hay una cuenta con este correo, recibirás un enlace para elegir otra contraseña. El enlace funciona una vez, durante 1 hora.",
		noEmail:
			"¿No ha llegado nada en unos minutos? Revisa la carpeta de correo no deseado y la dirección que escribiste. Si pediste un enlace en los últimos 20 minutos, usa ese.",
		again: "Intentarlo de nuevo",
	},
};
