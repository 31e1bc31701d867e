import { plural } from "#app/common/language/plural.ts";
export const profile = {
	password: {
		needed: "Your account has no password yet. Set one first: it confirms that it’s you.",
		set: "Set a password",
		enterCurrent: "Enter your current password.",
		wrong: "The current password is incorrect. Try again.",
		title: "Change your password",
		lead: "You’ll stay signed in on this device and be signed out on all others.",
		current: "Current password",
		new: "New password",
		button: "Change password",
		busy: "Changing...",
		setLead: ({ email }: { email: string }) =>
			`You have none yet. We’ll email a link to ${email}: open it within an hour and choose a password. You’ll be signed out everywhere and sign in again.`,
		sendLink: "Email me a link",
		/** In place of the password. */
		hidden: "Hidden",
		none: "Not set",
		done: "Your password has been changed.",
		/** The other devices. */
		doneElsewhere: ({ count }: { count: number }) =>
			plural(count, {
				one: "Your password has been changed. You have been signed out on 1 other device.",
				other: `Your password has been changed. You have been signed out on ${count} other devices.`,
			}),
	},
	picture: {
		choose: "Choose a picture.",
		removed: "Your picture has been removed.",
		title: "Profile picture",
		updated: "Your picture has been updated.",
		lead: "Shown in your menu. We crop it to a square and remove location data.",
		/** Describes the picture of the person. */
		you: "You",
		remove: "Remove picture",
		new: "New picture",
		one: "Picture",
		hint: "JPEG, PNG, WebP or AVIF, up to 8 MB",
		upload: "Upload picture",
		uploading: "Uploading...",
		change: "Change picture",
		add: "Add picture",
		shown: "Shown in your menu",
	},
	name: {
		title: "Change your name",
		done: ({ name }: { name: string }) => `Your name is now ${name}.`,
		lead: "The name we and your hosts use.",
		button: "Save name",
		change: "Change name",
	},
	language: {
		label: "Language of your emails",
		title: "Change the language of your emails",
		lead: "Emails about your account, and those to you as staff, are in this language. Emails about what you order or book stay in the language that you ordered in.",
		button: "Save language",
		change: "Change language",
		/** `language`: its own name, such as “Español”. */
		done: ({ language }: { language: string }) => `Emails about your account are now in ${language}.`,
	},
	title: "Your profile",
	since: ({ since }: { since: string }) => `Member since ${since}`,
	about: "About you",
	notAdded: "Not added",
	addresses: {
		hint: "Used at checkout",
		title: "Addresses",
		manage: "Manage addresses",
	},
	messages: {
		hint: "About your bookings, and what you sent us",
		title: "Messages",
		view: "View messages",
	},
	security: "Sign-in and security",
	email: {
		change: "Change email",
		confirmed: "Confirmed",
		unconfirmed: "Not confirmed yet",
		resend: "Resend confirmation email",
	},
	twoStep: {
		manage: "Manage two-step sign-in",
		off: "Off",
	},
	passkeys: {
		manage: "Manage passkeys",
		count: ({ count }: { count: number }) => plural(count, { one: "1 passkey", other: `${count} passkeys` }),
	},
	linked: {
		title: ({ name }: { name: string }) => `Sign-in with ${name}`,
		unlink: ({ name }: { name: string }) => `Unlink ${name}…`,
		yes: "Linked",
		no: ({ name }: { name: string }) =>
			`Not linked. It is linked when you sign in with ${name} and the same email address.`,
	},
	devices: {
		title: "Devices",
		manage: "Manage devices",
		signedIn: ({ count }: { count: number }) =>
			plural(count, { one: "Signed in on this device only", other: `Signed in on ${count} devices` }),
	},
	data: {
		title: "Your data",
		exportHint: "A ZIP file with all your data and the pictures you uploaded",
		export: "Export",
		download: "Download",
		deleteHint: "Permanently delete your account and personal data",
		delete: "Delete account",
		deleteLink: "Delete account…",
	},
};
