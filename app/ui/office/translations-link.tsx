import { t } from "#app/common/language/messages.ts";
import { translatedLanguages } from "#app/common/language/translated.ts";

/** The link to the translations of a thing at `path`, in a market with several languages. */
export const TranslationsLink = ({ path }: { path: string }) =>
	translatedLanguages().length > 0 ? (
		<p className="mt-1">
			<a href={`${path}/translations`} className="link inline-block min-h-6">
				{t.translations.title}
			</a>
		</p>
	) : null;
