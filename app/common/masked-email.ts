/** `ana@example.com` as `a***@example.com`: its owner recognizes it, and nobody else learns where to write. */
export const maskEmail = (email: string): string => {
	const [first = ""] = email;
	return `${first}***${email.slice(email.lastIndexOf("@"))}`;
};
