/** The data of a refused request: the root error boundary shows it as a page. */
export type RefusedData = {
	title: string;
	message: string;
	/** A form to send again with one button. */
	resend?: { action: string; fields: Record<string, string>; formToken: string };
};
