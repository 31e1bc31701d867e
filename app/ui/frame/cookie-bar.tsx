import { t } from "#app/common/language/messages.ts";
import { PostForm } from "#app/ui/form/post-form.tsx";

/**
 * On a phone it stands above the page. Elsewhere it floats at the bottom of the window: below the footer is room for
 * it, and focused elements scroll clear of it.
 */
export function CookieBar({ from }: { from: string }) {
	return (
		<section data-frame aria-label={t.frame.cookies.label} className="cookie-bar">
			<p>
				{t.frame.cookies.text}{" "}
				<a href="/privacy#cookies" className="link">
					{t.frame.cookies.which}
				</a>
			</p>
			<PostForm action="/cookies">
				<input type="hidden" name="from" value={from} />
				<button type="submit" className="btn btn-plain btn-dense">
					{t.frame.cookies.agree}
				</button>
			</PostForm>
		</section>
	);
}
