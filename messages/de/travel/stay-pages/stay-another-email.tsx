import type { Messages } from "#messages/en/index.ts";

export const stayAnotherEmail: Messages["stayAnotherEmail"] = {
	tooMany: ({ email }) =>
		`Wir haben keine weitere E-Mail an ${email} gesendet: In der letzten Stunde gingen zu viele dorthin. Versuchen Sie es später noch einmal.`,
	sent: ({ email }) =>
		`Wir haben noch eine E-Mail an ${email} gesendet. Die Links in den früheren gelten nicht mehr.`,
	notWaiting: "Diese Buchung wartet nicht auf eine Bestätigung.",
	title: "Keine E-Mail von uns?",
	button: "Noch eine E-Mail senden",
	busy: "Wird gesendet...",
	text: ({ email }) => (
		<>
			Wir senden den Link zum Bestätigen Ihrer Buchung an {email}. Finden Sie ihn nicht, sehen Sie im
			Spam-Ordner nach, oder fordern Sie noch eine E-Mail an.
		</>
	),
};
