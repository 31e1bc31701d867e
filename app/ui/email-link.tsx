/** An email address as a link. On a narrow screen it breaks after the @, not within a word. */
export function EmailLink({ email }: { email: string }) {
	const at = email.lastIndexOf("@") + 1;
	return (
		<a href={`mailto:${email}`} className="link wrap-anywhere">
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</a>
	);
}
