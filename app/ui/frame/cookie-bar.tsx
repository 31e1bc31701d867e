import { PostForm } from "#app/ui/form/post-form.tsx";

/**
 * On a phone it stands above the page. Elsewhere it floats at the bottom of the window: below the footer is room for
 * it, and focused elements scroll clear of it.
 */
export function CookieBar({ from }: { from: string }) {
	return (
		<section data-frame aria-label="Cookies" className="cookie-bar">
			<p>
				This website uses cookies to enhance the user experience.{" "}
				<a href="/privacy#cookies" className="link">
					Cookies we use
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
