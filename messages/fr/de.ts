/** “de” before a name, which loses its vowel before another: “de Paul”, “d’Anna”. */
export const de = (name: string): string =>
	/^(?:[aeiouàâäéèêëîïôöùûüœ]|y[^aeiouéè])/i.test(name) ? `d’${name}` : `de ${name}`;
