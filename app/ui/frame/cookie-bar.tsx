import { PostForm } from "#app/ui/form/post-form.tsx";

/**
 * Sticks to the window's bottom, but has its own place below the footer: it hides nothing at the page's end,
 * and what gets the focus is scrolled clear of it.
 */
export function CookieBar({ from }: { from: string }) {
	return (
		<section data-frame aria-label="Cookies" className="cookie-bar">
			<p>
				This website uses cookies to enhance the user experience.{" "}
				<a href="/privacy#cookies" className="link">
					Which ones
				</a>
			</p>
			<PostForm action="/cookies">
				<input type="hidden" name="from" value={from} />
				<button type="submit" className="btn btn-plain btn-dense">
					I understand
				</button>
			</PostForm>
		</section>
	);
}
