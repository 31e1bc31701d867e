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
	script: {
		signIn: {
			/** A button, which stands only where scripts run. */
			label: "Sign in with a passkey",
			failed: "The passkey was not used. Try again, or sign in with your password.",
		},
		add: {
			busy: "Adding...",
			unknown: "This browser can’t make passkeys here. Use a newer one, or another device.",
			taken: "This device has a passkey for your account already.",
			failed: "The passkey was not made. Try again, or use another device.",
		},
		confirm: {
			/** A button, which stands only where scripts run. */
			label: "Use a passkey",
			done: "Your passkey confirms it’s you. Continue with the button of this form.",
			failed: "The passkey was not used. Try again, or confirm in another way.",
		},
	},
};
