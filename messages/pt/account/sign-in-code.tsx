import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const signInCode: Messages["signInCode"] = {
	title: "Introduza o seu código",
	expired:
		"Introduza novamente o seu e-mail e a palavra-passe: um início de sessão demora, no máximo, 10 minutos.",
	lastUsed:
		"Usou o seu último código de recuperação. Obtenha novos para poder iniciar sessão sem o telemóvel.",
	used: ({ left }) =>
		plural(left, {
			one: `Usou um código de recuperação. Resta-lhe ${left}.`,
			other: `Usou um código de recuperação. Restam-lhe ${left}.`,
		}),
	newCodes: "Obter novos códigos de recuperação",
	recovery: "Código de recuperação",
	recoveryHint:
		"Um dos códigos que guardou quando ativou a verificação em dois passos. Cada um funciona uma vez.",
	code: "Código",
	codeHint: ({ market }) => `Os 6 algarismos que a aplicação de autenticação mostra para ${market}.`,
	useApp: "Usar a aplicação de autenticação",
	useRecovery: "Usar um código de recuperação",
	lostBoth: ({ link }) => <>Perdeu ambos? Fale com um administrador do site ou {link("contacte-nos")}.</>,
};
