/** The data of a refused request: the root error boundary shows it as a page. */
export type RefusedData = {
	title: string;
	message: string;
	/** A form to send again with one button; with `signIn`, after signing in at this path. */
	resend?: {
		action: string;
		fields: [name: string, value: string][];
		formToken?: string;
		signIn?: string;
		/** Forms with files are read as such, even without any. */
		isMultipart?: boolean;
	};
};
