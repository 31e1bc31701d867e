import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const signInCode: Messages["signInCode"] = {
	title: "Introduce tu código",
	expired: "Introduce de nuevo tu correo y tu contraseña: un inicio de sesión dura 10 minutos como máximo.",
	lastUsed:
		"Has usado tu último código de recuperación. Obtén otros para poder iniciar sesión sin tu teléfono.",
	used: ({ left }) =>
		plural(left, {
			one: `Has usado un código de recuperación. Te queda ${left}.`,
			other: `Has usado un código de recuperación. Te quedan ${left}.`,
		}),
	newCodes: "Obtener nuevos códigos de recuperación",
	recovery: "Código de recuperación",
	recoveryHint:
		"Uno de los códigos que guardaste al activar la verificación en dos pasos. Cada uno funciona una vez.",
	code: "Código",
	codeHint: ({ market }) => `Los 6 dígitos que tu aplicación de autenticación muestra para ${market}.`,
	useApp: "Usar tu aplicación de autenticación",
	useRecovery: "Usar un código de recuperación",
	lostBoth: ({ link }) => (
		<>¿Has perdido los dos? Pregunta a un administrador del sitio o {link("contacta con nosotros")}.</>
	),
};
