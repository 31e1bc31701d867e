import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const twoStep: Messages["twoStep"] = {
	newCodes: {
		title: "Nuevos códigos de recuperación",
		question: "¿Obtener nuevos códigos de recuperación?",
		lead: "Los códigos que guardaste antes dejan de funcionar.",
		button: "Obtener nuevos códigos",
		busy: "Creando códigos...",
	},
	title: "Verificación en dos pasos",
	off: {
		title: "Desactivar la verificación en dos pasos",
		done: "La verificación en dos pasos está desactivada.",
		question: "¿Desactivar la verificación en dos pasos?",
		lead: "Iniciarás sesión solo con tu contraseña. Tus códigos de recuperación se eliminan.",
		hint: "De tu aplicación de autenticación, o un código de recuperación.",
		button: "Desactivar verificación",
		busy: "Desactivando...",
	},
	code: "Código",
	lead: "Además de tu contraseña, introduces un código de una aplicación de tu teléfono. Nadie puede iniciar sesión solo con tu contraseña.",
	roleNeedsIt: "Tu rol requiere la verificación en dos pasos. Configúrala para acceder a los paneles.",
	apps: "Necesitas una aplicación de autenticación, como Aegis, Google Authenticator, Microsoft Authenticator, 1Password o Bitwarden.",
	setUp: {
		title: "Configurar la verificación en dos pasos",
		expired: "La clave ha caducado. Empieza de nuevo.",
		done: "La verificación en dos pasos está activada",
		stepApp: ({ market }) => `1. Añade ${market} a tu aplicación de autenticación`,
		scan: "Escanea el código QR con la aplicación.",
		stepCode: "2. Introduce el código que muestra",
		codeHint: "6 dígitos. Cambian cada 30 segundos.",
		button: "Activar verificación",
		busy: "Activando...",
		start: ({ link }) => <>Empieza en {link("Verificación en dos pasos")}.</>,
		openApp: ({ link }) => (
			<>Si la aplicación está en este dispositivo, {link("ábrela")}. O introduce en ella esta clave:</>
		),
		picture: ({ market }) => `${market} para tu aplicación de autenticación`,
	},
	starting: "Iniciando...",
	since: ({ since }) => `Activada el ${since}.`,
	on: "Activada",
	recovery: "Códigos de recuperación",
	noCodesLeft:
		"Has usado todos tus códigos de recuperación. Obtén otros para poder iniciar sesión sin tu teléfono.",
	codesLeft: ({ left }) =>
		plural(left, {
			one: `Te queda ${left} de 10 códigos de recuperación. Cada uno inicia sesión una vez sin tu teléfono.`,
			other: `Te quedan ${left} de 10 códigos de recuperación. Cada uno inicia sesión una vez sin tu teléfono.`,
		}),
	turnOff: {
		title: "Desactivar",
		lead: "Para usar otra aplicación u otro teléfono, desactívala y configúrala de nuevo.",
		link: "Desactivar la verificación en dos pasos…",
	},
	enterCode: "Introduce el código.",
	codeTooLong: "Introduce un código de 64 caracteres como máximo.",
	outdated: "Esta página no está actualizada. Ábrela de nuevo.",
	wrongCode:
		"El código no es correcto o ya se ha usado. Espera al siguiente código de tu aplicación y comprueba que la hora de tu teléfono es correcta.",
	saveCodes:
		"Guarda ahora estos códigos de recuperación, por ejemplo en tu gestor de contraseñas, o imprime esta página. No se vuelven a mostrar.",
	onceEach: "Cada código inicia sesión una vez cuando no tienes tu teléfono.",
	savedThem: "He guardado los códigos",
};
