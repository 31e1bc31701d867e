import type { Messages } from "#messages/en/index.ts";

export const partner: Messages["partner"] = {
	joinTitle: ({ market }) => `Rejoindre le réseau de partenaires ${market}`,
	failed: "Votre demande n’a pas pu être envoyée. Réessayez.",
	contact: "Contact",
	contactHint: "Un numéro de téléphone, une adresse e-mail ou un site web",
	messageHint: "Ce que vous proposez, et où",
	submit: "Envoyer",
	submitting: "Envoi...",
	title: "Devenir partenaire",
	description: ({ market }) => `Proposez votre hôtel, vos véhicules ou vos produits sur ${market}.`,
	enterContact: "Saisissez un numéro de téléphone, une adresse e-mail ou un site web où vous joindre.",
	aContact: "Un contact",
	thanks: ({ name }) => `Merci, ${name}. Nous avons reçu votre demande et vous contacterons bientôt.`,
	lead: "Vous avez un hôtel, des véhicules ou des produits à proposer ? Parlez-nous-en et nous reviendrons vers vous.",
	agree: ({ terms, privacy }) => (
		<>
			En envoyant ce formulaire, vous acceptez nos {terms("conditions")} et notre{" "}
			{privacy("politique de confidentialité")}.
		</>
	),
};
