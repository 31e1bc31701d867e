import type { Messages } from "#messages/en/index.ts";

export const linkedSignIn: Messages["linkedSignIn"] = {
	title: "Dissocier un compte",
	nothing: "Aucun compte n’est associé.",
	done: ({ provider }) => `Vous ne vous connectez plus avec ${provider}.`,
	question: ({ provider }) => `Dissocier ${provider} ?`,
	withPassword: ({ provider }) =>
		`Vous vous connectez avec votre mot de passe. ${provider} est de nouveau associé si vous l’utilisez pour vous connecter.`,
	withoutPassword: ({ provider }) =>
		`Votre compte n’a pas encore de mot de passe. Pour vous reconnecter, vous en définirez un avec « Mot de passe oublié ? ». ${provider} est de nouveau associé si vous l’utilisez pour vous connecter.`,
	goBack: "Revenir",
	button: ({ provider }) => `Dissocier ${provider}`,
	busy: "Dissociation...",
	unconfirmedThere: ({ provider }) =>
		`${provider} n’a pas confirmé votre adresse e-mail. Confirmez-la sur ce service, ou connectez-vous avec votre mot de passe.`,
	unconfirmedHere:
		"Un compte existe avec votre adresse e-mail, mais l’adresse n’est pas confirmée. Connectez-vous avec votre mot de passe et confirmez-la d’abord.",
	otherIdentity: ({ provider }) =>
		`Votre compte est associé à un autre compte ${provider}. Connectez-vous avec celui-ci ou avec votre mot de passe.`,
	suspended: "Ce compte est suspendu. Contactez-nous si vous pensez qu’il s’agit d’une erreur.",
	confirmed: "Vous avez confirmé votre identité. Continuez ici.",
	notConfirmed: ({ provider }) =>
		`${provider} n’a pas confirmé votre identité. Réessayez, ou utilisez un autre moyen.`,
	failed: ({ provider }) => `La connexion avec ${provider} n’a pas abouti. Réessayez.`,
	unreachable: ({ provider }) =>
		`${provider} est injoignable pour le moment. Connectez-vous avec votre mot de passe, ou réessayez plus tard.`,
};
