import type { Messages } from "#messages/en/index.ts";

export const stayAnotherEmail: Messages["stayAnotherEmail"] = {
	tooMany: ({ email }) =>
		`Nous n’avons pas renvoyé d’e-mail à ${email} : cette adresse en a reçu trop au cours de la dernière heure. Réessayez plus tard.`,
	sent: ({ email }) =>
		`Nous avons envoyé un autre e-mail à ${email}. Les liens des précédents ne fonctionnent plus.`,
	notWaiting: "Cette réservation n’attend pas de confirmation.",
	title: "Vous n’avez pas reçu notre e-mail ?",
	button: "Envoyer un autre e-mail",
	busy: "Envoi...",
	text: ({ email }) => (
		<>
			Nous envoyons le lien de confirmation de votre réservation à {email}. Si vous ne le trouvez pas,
			vérifiez vos courriers indésirables ou demandez un autre e-mail.
		</>
	),
};
