import type { Messages } from "#messages/en/index.ts";

export const linkedSignIn: Messages["linkedSignIn"] = {
	title: "Desvincular un inicio de sesión",
	nothing: "No hay nada vinculado.",
	done: ({ provider }) => `Ya no inicias sesión con ${provider}.`,
	question: ({ provider }) => `¿Desvincular ${provider}?`,
	withPassword: ({ provider }) =>
		`Inicias sesión con tu contraseña. ${provider} se vincula de nuevo cuando inicies sesión con él.`,
	withoutPassword: ({ provider }) =>
		`Tu cuenta aún no tiene contraseña. Para volver a iniciar sesión, crea una con «¿Has olvidado tu contraseña?». ${provider} se vincula de nuevo cuando inicies sesión con él.`,
	goBack: "Volver",
	button: ({ provider }) => `Desvincular ${provider}`,
	busy: "Desvinculando...",
	unconfirmedThere: ({ provider }) =>
		`${provider} no ha confirmado tu correo electrónico. Confírmalo allí o inicia sesión con tu contraseña.`,
	unconfirmedHere:
		"Existe una cuenta con tu correo electrónico, pero el correo no está confirmado. Inicia sesión con tu contraseña y confírmalo primero.",
	otherIdentity: ({ provider }) =>
		`Tu cuenta está vinculada a otra cuenta de ${provider}. Inicia sesión con esa o con tu contraseña.`,
	suspended: "Esta cuenta está suspendida. Contacta con nosotros si crees que es un error.",
	confirmed: "Has confirmado que eres tú. Continúa aquí.",
	notConfirmed: ({ provider }) =>
		`${provider} no ha confirmado que eres tú. Inténtalo de nuevo o de otra forma.`,
	failed: ({ provider }) => `No se ha iniciado la sesión con ${provider}. Inténtalo de nuevo.`,
	unreachable: ({ provider }) =>
		`Ahora mismo no podemos conectar con ${provider}. Inicia sesión con tu contraseña o inténtalo más tarde.`,
};
