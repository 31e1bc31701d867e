export const passkeys = {
	enterName: "Enter a name.",
	title: "Passkeys",
	add: {
		title: "Add a passkey",
		full: ({ maxPasskeys }: { maxPasskeys: number }) =>
			`You can have up to ${maxPasskeys} passkeys. Remove one first.`,
		taken: "This passkey belongs to another account. Add another one.",
		answered: "This form was sent before. Add the passkey again.",
		otherOrigin: ({ origin }: { origin: string }) => `Passkeys work at ${origin} only. Open this page there.`,
		wrong: "The passkey could not be checked, or it took more than 10 minutes. Add it again.",
		turnOnScripts: "Adding a passkey needs JavaScript. Turn it on and try again.",
		done: "The passkey is added.",
		lead: "Your device asks for your fingerprint, face or screen lock. None of them is sent to us.",
		needsScripts: "Adding a passkey needs JavaScript.",
	},
	remove: {
		title: "Remove a passkey",
		shorter: "Enter a shorter password.",
		done: "The passkey is removed.",
		question: "Remove this passkey?",
		button: "Remove passkey",
		lead: ({ name }: { name: string }) =>
			`${name} no longer signs you in. Delete it on your device, too: your browser may offer it until then.`,
		/** Before the name of the passkey, which screen readers say. */
		link: "Remove…",
	},
	rename: {
		title: "Rename a passkey",
		done: "The passkey is renamed.",
		hint: "Such as the device that it is on.",
		button: "Save name",
		/** Before the name of the passkey, which screen readers say. */
		link: "Rename",
	},
	lead: "Sign in with your fingerprint, face or screen lock instead of a password and a code.",
	full: ({ maxPasskeys }: { maxPasskeys: number }) =>
		`You have ${maxPasskeys} passkeys, the most that an account can have. Remove one to add another.`,
	synced: "Synced to your other devices",
	oneDevice: "On one device only",
	lastUsed: ({ used }: { used: string }) => `last used ${used}`,
	notUsed: "not used yet",
	added: ({ date }: { date: string }) => `Added ${date}`,
};
