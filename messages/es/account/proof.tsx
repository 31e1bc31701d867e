import type { Messages } from "#messages/en/index.ts";

export const proof: Messages["proof"] = {
	first: "Confirma primero que eres tú.",
	wrongPasskey: "La llave de acceso no se ha aceptado. Inténtalo de nuevo.",
	title: "Confirma que eres tú",
	download: {
		readyTitle: "Tu archivo está listo",
		ready: "Contiene datos personales. Guárdalo donde nadie más pueda leerlo.",
		link: "Descargar archivo",
		why: "El archivo que quieres descargar contiene datos personales.",
	},
	busy: "Comprobando...",
	profile: "Tu perfil",
	choose: "Elige cómo y continúa aquí.",
	noPassword: "Tu cuenta aún no tiene contraseña. Crea una, inicia sesión con ella y vuelve aquí.",
	setPassword: "Crear una contraseña",
	enter: {
		password: "Introduce tu contraseña para confirmar que eres tú.",
		code: "Introduce tu código para confirmar que eres tú.",
		either: "Introduce tu contraseña o un código para confirmar que eres tú.",
	},
	wrong: {
		password: "La contraseña no es correcta. Inténtalo de nuevo.",
		code: "El código no es correcto. Inténtalo de nuevo.",
		either: "La contraseña o el código no son correctos. Inténtalo de nuevo.",
	},
	hint: {
		password: "Confirma que eres tú.",
		code: "Confirma que eres tú: introduce un código de tu aplicación de autenticación o un código de recuperación.",
		either: "Confirma que eres tú: introduce tu contraseña o un código de tu aplicación de autenticación.",
	},
	label: { password: "Tu contraseña", code: "Tu código", either: "Tu contraseña o un código" },
	byProvider: ({ provider, link }) => (
		<>Primero, {link(`inicia sesión de nuevo con ${provider}`)}. Después vuelves a esta página.</>
	),
	orByProvider: ({ provider, link }) => (
		<>O primero {link(`inicia sesión de nuevo con ${provider}`)}. Después vuelves a esta página.</>
	),
};
