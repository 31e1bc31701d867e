import type { Messages } from "#messages/en/index.ts";

export const passkeys: Messages["passkeys"] = {
	enterName: "Introduce un nombre.",
	title: "Llaves de acceso",
	add: {
		title: "Añadir una llave de acceso",
		full: ({ maxPasskeys }) => `Puedes tener hasta ${maxPasskeys} llaves de acceso. Quita una primero.`,
		taken: "Esta llave de acceso es de otra cuenta. Añade otra.",
		answered: "Este formulario ya se envió. Añade de nuevo la llave de acceso.",
		otherOrigin: ({ origin }) => `Las llaves de acceso solo funcionan en ${origin}. Abre esta página allí.`,
		wrong: "No se ha podido comprobar la llave de acceso o han pasado más de 10 minutos. Añádela de nuevo.",
		turnOnScripts: "Para añadir una llave de acceso hace falta JavaScript. Actívalo e inténtalo de nuevo.",
		done: "La llave de acceso se ha añadido.",
		lead: "Tu dispositivo te pide la huella, la cara o el bloqueo de pantalla. Nada de eso se nos envía.",
		needsScripts: "Para añadir una llave de acceso hace falta JavaScript.",
	},
	remove: {
		title: "Quitar una llave de acceso",
		shorter: "Introduce una contraseña más corta.",
		done: "La llave de acceso se ha quitado.",
		question: "¿Quitar esta llave de acceso?",
		button: "Quitar llave de acceso",
		lead: ({ name }) =>
			`${name} ya no iniciará tu sesión. Elimínala también en tu dispositivo: hasta entonces, tu navegador puede ofrecerla.`,
		link: "Quitar…",
	},
	rename: {
		title: "Cambiar el nombre de una llave de acceso",
		done: "La llave de acceso tiene un nuevo nombre.",
		hint: "Por ejemplo, el dispositivo en el que está.",
		button: "Guardar nombre",
		link: "Cambiar nombre",
	},
	lead: "Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña y un código.",
	full: ({ maxPasskeys }) =>
		`Tienes ${maxPasskeys} llaves de acceso, el máximo por cuenta. Quita una para añadir otra.`,
	synced: "Sincronizada con tus otros dispositivos",
	oneDevice: "Solo en un dispositivo",
	lastUsed: ({ used }) => `último uso: ${used}`,
	notUsed: "sin usar",
	added: ({ date }) => `Añadida el ${date}`,
	script: {
		signIn: {
			label: "Iniciar sesión con llave de acceso",
			failed: "No se ha usado la llave de acceso. Inténtalo de nuevo o inicia sesión con tu contraseña.",
		},
		add: {
			busy: "Añadiendo...",
			unknown:
				"Este navegador no puede crear llaves de acceso aquí. Usa uno más reciente u otro dispositivo.",
			taken: "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
			failed: "No se ha creado la llave de acceso. Inténtalo de nuevo o usa otro dispositivo.",
		},
		confirm: {
			label: "Usar una llave de acceso",
			done: "Tu llave de acceso confirma que eres tú. Continúa con el botón de este formulario.",
			failed: "No se ha usado la llave de acceso. Inténtalo de nuevo o confirma de otra forma.",
		},
	},
};
