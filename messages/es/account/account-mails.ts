import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const accountMails: Messages["accountMails"] = {
	newPasswordLink: "Elegir otra contraseña",
	verify: {
		subject: "Confirma tu correo electrónico",
		body: ({ email }) =>
			`Confirma que ${email} es tu correo electrónico. Después añadiremos a tu cuenta las reservas que hiciste con él sin cuenta.`,
		link: "Confirmar correo electrónico",
		expires: ({ market }) =>
			`El enlace funciona una vez y caduca a los 7 días. Si no tienes una cuenta en ${market}, ignora este correo.`,
	},
	reset: {
		subject: "Restablece tu contraseña",
		body: ({ market }) =>
			`Hemos recibido una solicitud para restablecer la contraseña de tu cuenta de ${market}.`,
		expires:
			"El enlace funciona una vez y caduca en 1 hora. Si no lo has pedido tú, ignora este correo: tu contraseña no cambia.",
	},
	passwordChanged: {
		subject: "Tu contraseña ha cambiado",
		body: ({ market }) =>
			`Se ha cambiado la contraseña de tu cuenta de ${market} y se ha cerrado la sesión en tus otros dispositivos.`,
		passkeys:
			"Tus llaves de acceso siguen funcionando como antes. Si alguna no es tuya, quítala en tu perfil.",
		warning: "Si no la has cambiado tú, elige otra contraseña ahora.",
		passkeysLabel: "Llaves de acceso",
	},
	passkeysLink: "Revisar tus llaves de acceso",
	passkeyAdded: {
		subject: "Se ha añadido una llave de acceso a tu cuenta",
		body: ({ market }) =>
			`A partir de ahora, esta llave de acceso inicia sesión en tu cuenta de ${market} sin contraseña.`,
		warning: "Si no la has añadido tú, quítala y elige otra contraseña ahora.",
	},
	passkey: "Llave de acceso",
	passkeyRemoved: {
		subject: "Se ha quitado una llave de acceso de tu cuenta",
		body: ({ market }) => `Esta llave de acceso ya no inicia sesión en tu cuenta de ${market}.`,
		warning: "Si no la has quitado tú, elige otra contraseña ahora y revisa tus otras llaves de acceso.",
	},
	newEmail: {
		subject: "Confirma tu nuevo correo electrónico",
		body: ({ market, email }) =>
			`Confirma que tu cuenta de ${market} debe usar ${email}. Hasta entonces conserva su correo actual.`,
		link: "Confirmar nuevo correo electrónico",
		expires:
			"El enlace funciona una vez y caduca a las 24 horas. Si no lo has pedido tú, ignora este correo.",
	},
	emailChanging: {
		subject: "Tu correo electrónico va a cambiar",
		body: ({ market }) =>
			`Hemos recibido una solicitud para cambiar el correo electrónico de tu cuenta de ${market}. Cambiará cuando se confirme el nuevo.`,
		warning: "Si no lo has pedido tú, elige otra contraseña ahora. Así también se cancela el cambio.",
	},
	newEmailLabel: "Nuevo correo electrónico",
	emailChanged: {
		subject: "Tu correo electrónico ha cambiado",
		body: ({ market }) =>
			`Se ha cambiado el correo electrónico de tu cuenta de ${market}. Ya no puedes iniciar sesión con este.`,
		warning: "Si no lo has cambiado tú, contacta con nosotros ahora.",
		contact: "Contacto",
	},
	newDevice: {
		subject: "Nuevo inicio de sesión en tu cuenta",
		body: ({ market }) => `Alguien ha iniciado sesión en tu cuenta de ${market} desde un navegador nuevo.`,
		warning:
			"Si no has sido tú, elige otra contraseña ahora. Así se cierra la sesión en todos los dispositivos.",
		browser: "Navegador",
	},
	linked: {
		subject: ({ provider }) => `Puedes iniciar sesión con ${provider}`,
		body: ({ market, provider }) =>
			`Tu cuenta de ${market} está vinculada a la cuenta de ${provider} con el mismo correo electrónico. A partir de ahora puedes iniciar sesión con cualquiera de las dos.`,
		warning: "Si no has sido tú, desvincúlala en tu perfil y elige otra contraseña.",
		link: "Abrir tu perfil",
	},
	settingsLink: "Revisar tus ajustes de inicio de sesión",
	twoStepOn: {
		subject: "La verificación en dos pasos está activada",
		body: ({ market }) =>
			`A partir de ahora, tu cuenta de ${market} pide un código de tu aplicación de autenticación al iniciar sesión.`,
		warning: "Si no la has activado tú, elige otra contraseña ahora y contacta con nosotros.",
	},
	twoStepOff: {
		subject: "La verificación en dos pasos está desactivada",
		byYou: ({ market }) => `Tu cuenta de ${market} ya no pide un código al iniciar sesión.`,
		byAdmin: ({ market }) =>
			`Un administrador ha desactivado la verificación en dos pasos de tu cuenta de ${market}. Ya no pide un código al iniciar sesión.`,
		warning:
			"Si no lo has pedido tú, elige otra contraseña ahora y vuelve a activar la verificación en dos pasos.",
	},
	recoveryCode: {
		subject: "Se ha usado un código de recuperación",
		warning:
			"Si no has sido tú, elige otra contraseña ahora. Así se cierra la sesión en todos los dispositivos.",
		body: ({ market, left }) =>
			`Alguien ha usado un código de recuperación de tu cuenta de ${market} en lugar de un código de tu aplicación. ${plural(left, { one: "Te queda 1 código de recuperación", other: `Te quedan ${left} códigos de recuperación` })}.`,
	},
	wrongCodes: {
		subject: "Códigos incorrectos al iniciar sesión",
		body: ({ market }) =>
			`Alguien ha introducido la contraseña de tu cuenta de ${market} y después códigos incorrectos. No ha podido iniciar sesión.`,
		warning: "Si no has sido tú, elige otra contraseña ahora.",
	},
};
