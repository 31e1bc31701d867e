import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const profile: Messages["profile"] = {
	password: {
		needed: "Tu cuenta aún no tiene contraseña. Crea una primero: confirma que eres tú.",
		set: "Crear una contraseña",
		enterCurrent: "Introduce tu contraseña actual.",
		wrong: "La contraseña actual no es correcta. Inténtalo de nuevo.",
		title: "Cambiar tu contraseña",
		lead: "Tu sesión sigue abierta en este dispositivo y se cierra en todos los demás.",
		current: "Contraseña actual",
		new: "Nueva contraseña",
		button: "Cambiar contraseña",
		busy: "Cambiando...",
		setLead: ({ email }) =>
			`Aún no tienes ninguna. Enviaremos un enlace a ${email}: ábrelo antes de una hora y elige una contraseña. Se cerrará la sesión en todas partes y tendrás que iniciarla de nuevo.`,
		sendLink: "Enviarme un enlace",
		hidden: "Oculta",
		none: "Sin crear",
		done: "Tu contraseña ha cambiado.",
		doneElsewhere: ({ count }) =>
			plural(count, {
				one: "Tu contraseña ha cambiado. Se ha cerrado la sesión en otro dispositivo.",
				other: `Tu contraseña ha cambiado. Se ha cerrado la sesión en otros ${count} dispositivos.`,
			}),
	},
	picture: {
		choose: "Elige una foto.",
		removed: "Tu foto se ha quitado.",
		title: "Foto de perfil",
		updated: "Tu foto se ha actualizado.",
		lead: "Se muestra en tu menú. La recortamos en forma cuadrada y quitamos los datos de ubicación.",
		you: "Tú",
		remove: "Quitar foto",
		new: "Nueva foto",
		one: "Foto",
		hint: "JPEG, PNG, WebP o AVIF, hasta 8 MB",
		upload: "Subir foto",
		uploading: "Subiendo...",
		change: "Cambiar foto",
		add: "Añadir foto",
		shown: "Se muestra en tu menú",
	},
	name: {
		title: "Cambiar tu nombre",
		done: ({ name }) => `Ahora tu nombre es ${name}.`,
		lead: "El nombre que usamos nosotros y tus anfitriones.",
		button: "Guardar nombre",
		change: "Cambiar nombre",
	},
	language: {
		label: "Idioma de los correos",
		title: "Cambiar el idioma de tus correos",
		lead: "Los correos sobre tu cuenta, y los que recibes como parte del equipo, están en este idioma. Los correos sobre lo que pides o reservas siguen en el idioma en que lo hiciste.",
		button: "Guardar idioma",
		change: "Cambiar idioma",
		done: ({ language }) =>
			`A partir de ahora, el idioma de los correos sobre tu cuenta es este: ${language}.`,
	},
	title: "Tu perfil",
	since: ({ since }) => `Cuenta creada: ${since}`,
	about: "Sobre ti",
	notAdded: "Sin añadir",
	addresses: {
		hint: "Para tramitar tus pedidos",
		title: "Direcciones",
		manage: "Gestionar direcciones",
	},
	messages: {
		hint: "Sobre tus reservas y lo que nos has enviado",
		title: "Mensajes",
		view: "Ver mensajes",
	},
	security: "Inicio de sesión y seguridad",
	email: {
		change: "Cambiar correo",
		confirmed: "Confirmado",
		unconfirmed: "Sin confirmar",
		resend: "Reenviar correo de confirmación",
	},
	twoStep: {
		manage: "Gestionar verificación en dos pasos",
		off: "Desactivada",
	},
	passkeys: {
		manage: "Gestionar llaves de acceso",
		count: ({ count }) => plural(count, { one: "1 llave de acceso", other: `${count} llaves de acceso` }),
	},
	linked: {
		title: ({ name }) => `Inicio de sesión con ${name}`,
		unlink: ({ name }) => `Desvincular ${name}…`,
		yes: "Vinculado",
		no: ({ name }) =>
			`Sin vincular. Se vincula cuando inicias sesión con ${name} y el mismo correo electrónico.`,
	},
	devices: {
		title: "Dispositivos",
		manage: "Gestionar dispositivos",
		signedIn: ({ count }) =>
			plural(count, {
				one: "Sesión iniciada solo en este dispositivo",
				other: `Sesión iniciada en ${count} dispositivos`,
			}),
	},
	data: {
		title: "Tus datos",
		exportHint: "Un archivo ZIP con todos tus datos y las imágenes que subiste",
		export: "Exportar",
		download: "Descargar",
		deleteHint: "Elimina definitivamente tu cuenta y tus datos personales",
		delete: "Eliminar cuenta",
		deleteLink: "Eliminar cuenta…",
	},
};
